/** What somebody typed, without blanks around it and without the one character that PostgreSQL cannot hold; null: nothing. */
export const typedText = (text: string | null | undefined): string | null => text?.replaceAll('\0', '').trim() || null;

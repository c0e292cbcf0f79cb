/** A text, a number or an object as lines; null for what needs a word of its own, such as yes or a colour, and for nothing. */
export function plainWords(content: unknown): string | null {
  if (typeof content === 'number') return String(content);
  if (Array.isArray(content)) return content.map((one) => plainWords(one) ?? String(one)).join(', ');
  if (typeof content === 'object' && content !== null) {
    return Object.entries(content)
      .flatMap(([key, part]) => (part === null || part === '' ? [] : [`${key}: ${plainWords(part) ?? String(part)}`]))
      .join('\n');
  }
  return null;
}

const REQUIREMENTS: Readonly<Record<string, string>> = {
  'visa free': 'visaFree',
  'visa on arrival': 'visaOnArrival',
  eta: 'eta',
  'e-visa': 'eVisa',
  'visa required': 'visaRequired',
  'no admission': 'noAdmission',
};

/** A cell of a visa matrix; `key` names its requirement in the messages, null where there is no word for it. */
export function cellOf(content: unknown): { requirement: string; key: string | null; days: number | null } | null {
  if (
    typeof content !== 'object' ||
    content === null ||
    !('requirement' in content) ||
    typeof content.requirement !== 'string'
  )
    return null;
  const days = 'days' in content && typeof content.days === 'number' ? content.days : null;
  return { requirement: content.requirement, key: REQUIREMENTS[content.requirement] ?? null, days };
}

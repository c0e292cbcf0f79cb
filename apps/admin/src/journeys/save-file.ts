/** Hands a file to the browser, which saves it or asks where. `content`: in Base64. */
export function saveFile(name: string, type: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

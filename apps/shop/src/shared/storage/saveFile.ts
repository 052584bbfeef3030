export function saveFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // By then the browser has started to read the blob.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** WebKit prints lazy images only where they have loaded. */
export function loadImagesBeforePrint(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}

/** Downloads what lies at an address that says so itself, by a link: the browser writes to the disk as it comes. */
export function beginDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Where a page loads a picture from: our own addresses as they are, those of the web through our server, so that a page never talks to strangers. */
export const pictureAddress = (url: string): string =>
  url === '' || url.startsWith('/') ? url : `/api/picture?url=${encodeURIComponent(url)}`

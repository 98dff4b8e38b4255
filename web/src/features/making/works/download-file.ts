import { beginDownload } from '../../../lib/begin-download.ts'

/** The whole file, saved under the name that the server gives it. */
export function downloadFile(url: string): void {
  beginDownload(`${url}${url.includes('?') ? '&' : '?'}as=download`)
}

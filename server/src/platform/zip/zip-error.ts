/** Why an archive is not read: it is none, it is broken (or made to do harm), or it holds more than is taken. */
export class ZipError extends Error {
  readonly reason: 'no_archive' | 'damaged' | 'too_large'

  constructor(reason: ZipError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

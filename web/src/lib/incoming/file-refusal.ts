// Why a file is not sent. The words for it stand with the texts (`i18n/refused-file.ts`).

export type RefusalReason =
  | 'heic'
  | 'notAPicture'
  | 'pictureTooLarge'
  | 'notASong'
  | 'noSound'
  | 'tooLong'
  | 'unreadable'
  | 'notAClip'
  | 'soundAlone'
  | 'brokenMedia'
  | 'mediaTooLarge'
  | 'gone'

export type RefusalValues = { name: string; megabytes: number; minutes: number; codec: string }

/** A file that stays here. Its message is for people once it went through `inWords`. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
  readonly reason: RefusalReason
  readonly values: RefusalValues

  constructor(reason: RefusalReason, file: { name: string }, values: Partial<RefusalValues> = {}) {
    super(reason)
    this.reason = reason
    this.values = { name: file.name, megabytes: 0, minutes: 0, codec: '', ...values }
  }
}

// The words for files that are not sent.
import { FileRefusal } from '../lib/incoming/file-refusal.ts'
import { currentLocale } from './locale-state.ts'
import { loadTexts } from './text-store.ts'

/** What `prepare` gives. A FileRefusal of its is thrown on with its message in the page's language. */
export async function inWords<T>(prepare: Promise<T>): Promise<T> {
  try {
    return await prepare
  } catch (failure) {
    if (!(failure instanceof FileRefusal)) throw failure
    const texts = await loadTexts(currentLocale(), 'incoming')
    failure.message = texts[failure.reason](failure.values)
    throw failure
  }
}

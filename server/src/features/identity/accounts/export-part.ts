// What a feature adds to the archive of all that an account holds.
import type { ZipFile } from '../../../platform/zip/zip-stream.ts'

/** The files of one feature, read as they are asked for. */
export type ExportPart = (accountId: number) => AsyncIterable<ZipFile>

/** JSON text of one value, for people to read. */
export const jsonText = (value: unknown): string[] => [`${JSON.stringify(value, null, 2)}\n`]

/** JSON text of a list whose rows come in pages, without holding more than one of them. */
export async function* jsonList(
  pages: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string, void> {
  let before = '[\n'
  for await (const page of pages)
    for (const row of page) {
      yield `${before}${JSON.stringify(row)}`
      before = ',\n'
    }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Pages of rows by their growing numbers; `list` gives those after a number. */
export async function* pagesById<Row extends { id: number }>(
  list: (afterId: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void> {
  for (let afterId = 0; ; ) {
    const page = await list(afterId)
    const last = page.at(-1)
    if (!last) return
    yield page
    afterId = last.id
  }
}

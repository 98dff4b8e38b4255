import type { Page } from 'playwright-core'
import { discPicture } from '../../../server/src/testing/pictures.ts'
import { soon } from './soon.ts'

/** Gives small pictures to a form, by the English name of their role, and waits until they are uploaded. */
export async function givePictures(page: Page, role: string, ...names: string[]): Promise<void> {
  const buffer = await discPicture(300, 200)
  await slotOf(page, role).setInputFiles(
    names.map((name) => ({ name, mimeType: 'image/png', buffer })),
  )
  for (const name of names) await untilUploaded(page, name)
}

/** What takes the files of a role, by its English name. */
export const slotOf = (page: Page, role: string) =>
  page.getByRole('region', { name: role, exact: true }).locator('input[type=file]')

/** Until then a picture is shown from the browser's own memory. */
export const untilUploaded = (page: Page, name: string): Promise<void> =>
  soon(() => page.getByRole('img', { name, exact: true }).getAttribute('src')).not.toMatch(/^blob:/)

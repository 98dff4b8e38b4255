// A site that looks first, and a work of the site that it shares its gallery with: a moderator sees where it comes from, and shows it here or not.
import { describe, expect } from 'vitest'
import { phone, test } from './testing/browser.ts'
import { english } from './testing/chat-page.ts'
import { becomeMember, publishWork } from './testing/make-works.ts'
import { useServer } from './testing/server-process.ts'
import { setSite } from './testing/site-settings.ts'
import { soon } from './testing/soon.ts'
import { expectClean, violationsOn } from './testing/violations.ts'

const server = useServer()
const at = (path: string) => `${server.at(english)}${path}`
const partner = 'localhost'

describe('works of a partner site', () => {
  test('wait in a part of their own, are shown by one press, and refused without a word to their author', async ({
    visit,
  }) => {
    await setSite(server, partner, { galleryPartners: ['studio'], appName: 'Far Shore' })
    const ada = await visit(`${server.at(partner)}/Chat`, { as: 'Ada' })
    await becomeMember(ada, 'ada-paints')
    await publishWork(ada, server, 'Low tide')
    await publishWork(ada, server, 'High tide')

    const boss = await visit(at('/Chat'), { as: 'Boss' })
    await becomeMember(boss, 'runs-it')
    await server.query("update accounts set staff_role = 'owner' where username = 'runs-it'", [])
    const tabs = boss.getByRole('navigation', { name: 'Moderation' })
    const part = tabs.getByRole('link', { name: 'Partner sites' })
    await boss.goto(at('/admin/moderation'))
    await tabs.getByRole('link', { name: 'Reports' }).waitFor()
    expect(await part.count()).toBe(0)

    await setSite(server, english, { galleryPartners: ['atelier'], galleryReview: true })
    await boss.goto(at('/admin/moderation'))
    await soon(() => part.textContent()).toBe('Partner sites2')
    await part.click()
    const list = boss.getByRole('list', { name: 'Works to review' })
    await list.getByText('From Far Shore').first().waitFor()
    const titles = () => list.getByRole('heading').allTextContents()
    expect(await titles()).toEqual(['High tide', 'Low tide'])
    // Its author has no page here yet.
    expect(await list.getByRole('link', { name: /ada-paints/ }).count()).toBe(0)
    await expectClean(boss)
    await boss.setViewportSize(phone)
    expect(await violationsOn(boss)).toEqual([])

    await list.getByRole('button', { name: 'Approve: High tide' }).click()
    await soon(titles).toEqual(['Low tide'])
    await list.getByRole('button', { name: 'Reject: Low tide' }).click()
    const dialog = boss.getByRole('dialog', { name: 'Reject this work?' })
    await dialog.getByText(/Its author isn’t notified/).waitFor()
    expect(await dialog.getByRole('textbox').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await boss.getByText('Nothing to review').waitFor()

    await boss.goto(at('/designerWork'))
    const box = boss.getByRole('region', { name: 'Published works' })
    await box.getByRole('article', { name: 'High tide' }).waitFor()
    expect(await box.getByRole('article').count()).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { common as t } from '../../i18n/locales/en-US/common.ts'
import { screens } from '../screens.ts'
import { bottomTabs } from './bottom-tabs.ts'
import { menuLinks } from './menu-links.ts'
import { railPlaces } from './rail-places.ts'

const tabsOf = (clientMenuList = '') =>
  bottomTabs(railPlaces(menuLinks([], screens, { clientMenuList, t }), t), t)

describe('the tabs of a phone', () => {
  it('are five', () => {
    expect(tabsOf().map(({ label, to }) => [label, to])).toEqual([
      ['Home', '/mobileHome'],
      ['Chat', '/Chat'],
      ['Create', '/Midjourney'],
      ['Works', '/history'],
      ['Me', '/user'],
    ])
  })

  it('mark every place that a screen can belong to, each in one tab', () => {
    const held = tabsOf().flatMap(({ holds }) => holds)
    expect(held.toSorted()).toEqual(
      ['chat', 'create', 'explore', 'home', 'library', 'more', 'works'].toSorted(),
    )
  })

  it('are without those that the site’s menu leaves out', () => {
    expect(tabsOf('["draw","help"]').map(({ label, to }) => [label, to])).toEqual([
      ['Home', '/mobileHome'],
      ['Create', '/draw'],
      ['Me', '/user'],
    ])
  })
})

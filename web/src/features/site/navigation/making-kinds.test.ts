import { describe, expect, it } from 'vitest'
import { common as t } from '../../../i18n/locales/en-US/common.ts'
import { makingKinds } from './making-kinds.ts'
import type { MenuLink } from './menu-link.ts'

const link = (key: string, more: Partial<MenuLink> = {}): MenuLink => ({
  key,
  label: key,
  isRenamed: false,
  place: 'create',
  to: `/${key}`,
  isElsewhere: false,
  icon: 'image',
  siteIcon: '',
  load: undefined,
  ...more,
})
const shown = (links: MenuLink[]) =>
  makingKinds(links, t).map(({ label, link }) => [label, link.to])

describe('the kinds of what one can make', () => {
  it('are six, each led to by the first of its entries', () => {
    const keys = ['Midjourney', 'draw', 'sd3', 'video', 'music', 'separation', 'tools', 'mind']
    expect(shown(keys.map((key) => link(key)))).toEqual([
      ['Image', '/Midjourney'],
      ['Video', '/video'],
      ['Music', '/music'],
      ['Stems', '/separation'],
      ['Toolbox', '/tools'],
      ['Mind map', '/mind'],
    ])
  })

  it('have the operator’s order and words, and are as few as the menu has', () => {
    const links = [link('draw', { isRenamed: true, label: 'Paint' }), link('Midjourney')]
    expect(shown(links)).toEqual([['Paint', '/draw']])
  })
})

import { expect, it } from 'vitest'
import { rechargeDialogFor } from './recharge-dialog.ts'

const menu = '["Chat","music"]'

it.each([
  [1, '', 'music', 'goods'],
  [1, '[]', 'music', 'goods'],
  [1, 'not a list', 'music', 'goods'],
  [1, menu, 'music', 'passive-goods'],
  [1, '', '', 'passive-goods'],
  [1, '', 'video', 'passive-goods'],
  [1, '', 'musical', 'passive-goods'],
  [1, menu, '', 'passive-goods'],
  [2, '', 'music', 'redemption'],
  [2, '', '', 'redemption'],
  [2, menu, 'music', 'redemption'],
] as const)(
  'a site with recharge mode %i, the menu %j and the index path %j opens %s',
  (pay, clientMenuList, index_path, dialog) => {
    expect(rechargeDialogFor({ pay, clientMenuList, index_path })).toBe(dialog)
  },
)

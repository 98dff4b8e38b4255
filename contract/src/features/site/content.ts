import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { locale, page, paging, timestamp } from '../../primitives.ts'
import { rechargeMode } from '../../site-settings/setting.ts'

/** What a site tells its people, newest first; `content` is markdown. */
export const notice = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  /** Shown as a bar to those who have not seen it, at a calm moment; of others a dot tells. */
  important: z.boolean(),
  updatedAt: timestamp,
})
export type Notice = z.infer<typeof notice>

export const aboutEntry = z.object({
  code: z.string(),
  siteName: z.string(),
  appName: z.string(),
  appLogo: z.string(),
  pay: rechargeMode,
  appIco: z.string(),
  /** The site's text about itself, in markdown. */
  contents: z.string(),
})
export type AboutEntry = z.infer<typeof aboutEntry>

export const menuRow = z.object({
  id: z.number().int(),
  /** The route's name, as in `clientMenuList`; empty for a link. */
  name: z.string(),
  title: z.string(),
  /** A lucide icon's name; empty for the screen's own. */
  icon: z.string(),
  /** An address for a link to elsewhere; empty for a screen. */
  url: z.string(),
  /** 1 shown, 0 hidden. */
  status: z.literal([0, 1]),
})
export type MenuRow = z.infer<typeof menuRow>

/** Sends visitors of host `ad` to `domain` when `status` is 1 and `type` is 1, or when they have VIP time. */
export const jumpRow = z.object({
  ad: z.string(),
  domain: z.string(),
  status: z.number().int(),
  type: z.number().int(),
})
export type JumpRow = z.infer<typeof jumpRow>

export const questionRow = z.object({
  id: z.number().int(),
  question: z.string(),
  /** Markdown. */
  answer: z.string(),
})
export type QuestionRow = z.infer<typeof questionRow>

export const bannerRow = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The picture's address. */
  url: z.string(),
  /** Where it leads; empty for nowhere. */
  link: z.string(),
})
export type BannerRow = z.infer<typeof bannerRow>

const inLanguage = { language: locale.optional() }

export const content = {
  notices: defineEndpoint({
    method: 'GET',
    path: '/config/notice',
    access: 'public',
    summary: 'What the site tells its people now, newest first.',
    input: z.object(inLanguage),
    reply: z.array(notice),
  }),
  drawingNotices: defineEndpoint({
    method: 'GET',
    path: '/config/mjNotice',
    access: 'public',
    summary: 'What the site tells on its drawing screens now, newest first.',
    input: z.object(inLanguage),
    reply: z.array(notice),
  }),
  about: defineEndpoint({
    method: 'GET',
    path: '/config/getaboutList',
    access: 'public',
    summary: 'What the site says about itself.',
    input: z.object(inLanguage),
    reply: z.array(aboutEntry),
  }),
  menu: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryMenu',
    access: 'public',
    summary:
      'The menu of the site in its order; empty where the site keeps to the order of the screens.',
    input: z.object({
      ...paging(1000, 1000),
      status: z.coerce.number().int().optional(),
      ...inLanguage,
    }),
    reply: page(menuRow),
  }),
  jumps: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryJump',
    access: 'public',
    summary: 'Where visitors of this site are sent on to another domain.',
    input: z.object({}),
    reply: page(jumpRow),
  }),
  questions: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryQa',
    access: 'public',
    summary: 'Questions that the site answers beforehand.',
    input: z.object({ ...paging(99), ...inLanguage }),
    reply: page(questionRow),
  }),
  banners: defineEndpoint({
    method: 'GET',
    path: '/autoreply/queryImg',
    access: 'public',
    summary: 'Pictures that the site shows at its entrance.',
    input: z.object({ ...paging(99), ...inLanguage }),
    reply: page(bannerRow),
  }),
}

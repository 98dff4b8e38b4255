// The sites of an installation: made, copied, removed, their hosts, every setting of theirs, and what was changed of them.
import { z } from 'zod'
import { declaredField } from '../../declared-field.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { day, id, locale, longId, nothing, page, paging, timestamp } from '../../primitives.ts'
import { rechargeMode } from '../../site-settings/setting.ts'
import { modelKinds } from './connection-admin.ts'

const code = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]{0,31}$/)

/** Host names, `*.example.com`, or `*` for hosts that match none. */
const hosts = z.array(z.string().trim().min(1).max(255)).max(100)

const siteOverview = z.object({
  code: z.string(),
  name: z.string(),
  logo: z.string(),
  hosts: z.array(z.string()),
  /** How many members it has. */
  members: z.number().int(),
  pay: rechargeMode,
  language: locale,
  createdAt: timestamp,
  /** Whether the host of this call leads to it. */
  isHome: z.boolean(),
})
export type SiteOverview = z.infer<typeof siteOverview>

const payForm = z.object({
  /** The setting that keeps it, as one JSON text of its fields. */
  key: z.string(),
  label: z.string(),
  fields: z.array(declaredField),
})
export type PayForm = z.infer<typeof payForm>

const namedModel = z.object({
  kind: z.enum(modelKinds),
  /** The upstream's name, by which settings name it. */
  name: z.string(),
  /** As people see it. */
  label: z.string(),
  /** Whether any site has it. */
  isOffered: z.boolean(),
})
export type NamedModel = z.infer<typeof namedModel>

const settingChange = z.object({
  id: longId,
  key: z.string(),
  /** Null for the default; of a secret whether there was one. */
  before: z.unknown(),
  after: z.unknown(),
  isSecret: z.boolean(),
  at: timestamp,
  actor: z.string(),
  /** Whether the setting is still as this change left it. */
  mayUndo: z.boolean(),
})
export type SettingChange = z.infer<typeof settingChange>

/** What tells of settings, and of what follows from them. */
const tellsSettings = [
  'siteAdmin.settings',
  'siteAdmin.list',
  'siteAdmin.changes',
  'console.open',
  'analytics.setup',
]

export const siteAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/sites',
    access: 'operator',
    needs: 'siteSettings',
    summary: 'The sites that the caller runs, oldest first.',
    input: z.object({}),
    reply: z.object({ rows: z.array(siteOverview) }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/admin/sites/add',
    access: 'operator',
    needs: 'sites',
    summary:
      'Makes a site, with what a fresh one has or with everything of another but its hosts and keys.',
    input: z.object({
      code,
      name: z.string().trim().min(1).max(60),
      hosts,
      /** That of the site it copies, else Chinese, when absent. */
      language: locale.optional(),
      /** The code of the site that it becomes a copy of. */
      copyOf: z.string().optional(),
    }),
    reply: z.object({ code: z.string() }),
    failures: ['sites.code_taken', 'sites.host_taken', 'sites.not_found'],
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/admin/sites/remove',
    access: 'operator',
    needs: 'sites',
    summary: 'Removes a site that has no members, with its guests.',
    input: z.object({ code: z.string() }),
    reply: nothing,
    failures: ['sites.not_found', 'sites.has_members', 'sites.in_use'],
    refreshes: ['siteAdmin.list', 'console.open'],
  }),
  saveHosts: defineEndpoint({
    method: 'POST',
    path: '/admin/sites/saveHosts',
    access: 'operator',
    needs: 'sites',
    summary: 'Sets the hosts that lead to a site.',
    input: z.object({ hosts }),
    reply: z.object({ hosts: z.array(z.string()) }),
    failures: ['sites.host_taken', 'sites.locks_out'],
    refreshes: ['siteAdmin.settings', 'siteAdmin.list', 'console.open'],
  }),
  settings: defineEndpoint({
    method: 'GET',
    path: '/admin/sites/settings',
    access: 'operator',
    needs: 'siteSettings',
    summary: 'Every setting of a site but its secrets.',
    input: z.object({}),
    reply: z.object({
      code: z.string(),
      hosts: z.array(z.string()),
      values: z.record(z.string(), z.unknown()),
      /** Names of the secrets that are set. */
      secrets: z.array(z.string()),
      /** Up to which change they are known; `saveSettings` wants it back. */
      seen: z.number().int(),
      payForms: z.array(payForm),
    }),
  }),
  saveSettings: defineEndpoint({
    method: 'POST',
    path: '/admin/sites/saveSettings',
    access: 'operator',
    needs: 'siteSettings',
    summary:
      'Changes settings of a site, all of them or none; refused where one was changed by somebody else since `seen`.',
    input: z.object({
      seen: z.number().int().min(0),
      values: z.record(z.string(), z.unknown()).default({}),
      /** Those that are secrets; empty for none any more. They are in no log. */
      secrets: z.record(z.string(), z.string()).default({}),
    }),
    reply: z.object({ seen: z.number().int() }),
    failures: ['sites.changed_since'],
    refreshes: tellsSettings,
  }),
  models: defineEndpoint({
    method: 'GET',
    path: '/admin/sites/models',
    access: 'operator',
    needs: 'siteSettings',
    summary:
      'The models of this installation that settings may name, each name of a kind once, and the connections that bring them.',
    input: z.object({}),
    reply: z.object({
      rows: z.array(namedModel),
      connections: z.array(z.object({ id, label: z.string() })),
      /** The day of the vendors' lists by which models are priced that have no other price. */
      listPricesAsOf: day,
    }),
  }),
  addPicture: defineEndpoint({
    method: 'POST',
    path: '/admin/sites/picture',
    access: 'operator',
    needs: 'siteSettings',
    summary:
      'Takes a picture for the logo or the icon of a site, and gives the address that everybody may read it at; no setting is changed.',
    input: z.object({}),
    reply: z.object({ url: z.string() }),
    body: 'multipart',
    failures: [
      'uploads.not_a_picture',
      'uploads.too_large',
      'sites.picture_drawn',
      'sites.picture_small',
    ],
  }),
  changes: defineEndpoint({
    method: 'GET',
    path: '/admin/sites/changes',
    access: 'operator',
    needs: 'siteSettings',
    summary: 'What was changed of the settings of a site, newest first.',
    input: z.object(paging(50)),
    reply: page(settingChange),
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/sites/undo',
    access: 'operator',
    needs: 'siteSettings',
    summary: 'Sets a setting back to what it was before a change, which is a change of its own.',
    input: z.object({ id: longId }),
    reply: nothing,
    failures: ['sites.no_change', 'sites.changed_since', 'sites.secret_elsewhere'],
    refreshes: tellsSettings,
  }),
}

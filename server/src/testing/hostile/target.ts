// A server to attack, with people of every kind on it and one who keeps secrets; made good again after what the attack did to it.
import { api } from '@atelier/contract'
import { fillAccount } from '../../features/identity/account-data/testing/fill-account.ts'
import { newKey } from '../../platform/ids.ts'
import { castMember } from '../cast.ts'
import type { TestApp } from '../test-app.ts'

export type Attacker = { kind: string; authorization: string; host: string }

export type Target = {
  test: TestApp
  attackers: Attacker[]
  /** What no reply may hold. */
  secrets: string[]
  /** Undoes what an attack may do to its own next steps: logins ended, sites closed, connections removed. */
  restore(): Promise<void>
}

const host = 'localhost'

export async function openTarget(test: TestApp): Promise<Target> {
  const secret = `kept-to-themselves-${newKey()}`
  const bystander = await castMember(test)
  const as = bystander.credential
  await test.call(api.prompts.add, { title: secret, content: secret }, { as })
  await test.call(
    api.minds.create,
    { title: secret, tree: { id: 'a', text: secret, children: [] } },
    { as },
  )
  const group = await test.call(api.groups.create, {}, { as })
  await test.call(api.groups.update, { groupId: group.id, title: secret }, { as })
  await test.call(
    api.apps.save,
    { name: secret.slice(0, 30), category: 'life', systemMessage: secret },
    { as },
  )
  const owner = await castMember(test, { role: 'owner' })
  await fillAccount(test, owner.credential)
  test.engine.answerAlways('Words of an answer.')
  const guest = test.guest()
  await test.call(api.groups.create, {}, { as: guest })
  const attackers: Attacker[] = []
  const restore = await keepSettings(test)
  const recast = async () => {
    const cast = async (kind: string, part: Parameters<typeof castMember>[1], at = host) => ({
      kind,
      authorization: (await castMember(test, part)).credential,
      host: at,
    })
    attackers.splice(
      0,
      attackers.length,
      { kind: 'nobody', authorization: '', host },
      { kind: 'rubbish', authorization: 'Bearer rubbish\u00e9', host },
      { kind: 'guest', authorization: guest, host },
      { kind: 'new guest', authorization: test.guest(), host },
      await cast('member', {}),
      await cast('expired', { isExpired: true }),
      await cast('look', { isLook: true }),
      await cast('other site', { site: 'studio' }, 'studio.localhost'),
      await cast('support', { role: 'support' }),
      await cast('site operator', { role: 'siteOperator' }),
      await cast('operator', { role: 'operator' }),
      await cast('owner', { role: 'owner' }),
    )
  }
  await recast()
  return {
    test,
    attackers,
    secrets: [secret, '$argon2id$', test.dataDir, test.parts.secretKey],
    async restore() {
      await restore()
      await recast()
    },
  }
}

/** Remembers how the sites are set; the returned function sets them so again. */
async function keepSettings({ database: { pool }, services }: TestApp) {
  const { rows: settings } = await pool.query('select site_id, key, value from site_settings')
  const { rows: domains } = await pool.query('select pattern, site_id from site_domains')
  return async () => {
    await pool.query('delete from site_settings')
    for (const { site_id, key, value } of settings)
      await pool.query(
        'insert into site_settings select id, $2, $3::jsonb from sites where id = $1',
        [site_id, key, JSON.stringify(value)],
      )
    await pool.query('delete from site_domains')
    for (const { pattern, site_id } of domains)
      await pool.query('insert into site_domains select $2, id from sites where id = $1', [
        site_id,
        pattern,
      ])
    await services.chat.catalog.connectFound(
      [
        { engine: 'scripted', preset: 'scripted', label: 'Scripted', settings: {} },
        { engine: 'scripted-image', preset: 'images', label: 'Images', settings: {} },
      ],
      'environment',
    )
  }
}

import { environmentInHandbook } from '@atelier/engines/adapters/builtin/handbook/named-environment'
import { describe, expect, it } from 'vitest'
import { ConfigError, environment, readConfig } from './config.ts'

describe('the environment', () => {
  it('may be empty: everything has a default', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', LOG_LEVEL: 'info' })
    expect(readConfig({ PORT: '', LOCAL_MODELS: 'off' })).toMatchObject({
      PORT: 3000,
      LOCAL_MODELS: false,
    })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['LOCAL_MODELS', 'maybe'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['SECRET_KEY', 'short'],
  ])('with %s=%s is refused, with what is expected', (key, value) => {
    expect(() => readConfig({ [key]: value })).toThrowError(ConfigError)
    expect(() => readConfig({ [key]: value })).toThrowError(new RegExp(`${key} is .*expected`))
  })

  it('is told about all wrong values at once, and shows no secret', () => {
    const read = () => readConfig({ PORT: 'x', LOG_LEVEL: 'y', SECRET_KEY: 'hunter2' })
    expect(read).toThrowError(/PORT[\s\S]*SECRET_KEY[\s\S]*LOG_LEVEL/)
    expect(read).not.toThrowError(/hunter2/)
  })

  it('names who mails come from, where mails are sent', () => {
    const SMTP_URL = 'smtps://atelier:hunter2@mail.example:465'
    expect(() => readConfig({ SMTP_URL })).toThrowError(/^MAIL_FROM is not set: expected an e-mail/)
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'atelier@site.example' })).toMatchObject({ SMTP_URL })
    expect(() => readConfig({ SMTP_URL: 'https://mail.example' })).toThrowError(/SMTP_URL is/)
    expect(readConfig({}).SMTP_URL).toBeUndefined()
  })

  it.each([
    [{ S3_ENDPOINT: 'http://files.example' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'atelier', S3_ACCESS_KEY_ID: 'us' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'atelier', S3_SECRET_ACCESS_KEY: 'hunter2' }, 'S3_ACCESS_KEY_ID'],
  ])('names a storage whole: %j lacks %s', (env, key) => {
    expect(() => readConfig(env)).toThrowError(new RegExp(`^${key} is not set: expected`))
    expect(() => readConfig(env)).not.toThrowError(/hunter2/)
  })

  it('gives servers that share the work one database and one key', () => {
    for (const ROLE of ['web', 'worker']) {
      expect(() => readConfig({ ROLE })).toThrowError(/DATABASE_URL is not set[\s\S]*SECRET_KEY is/)
      const shared = { DATABASE_URL: 'postgresql://db/atelier', SECRET_KEY: 'k'.repeat(32) }
      expect(readConfig({ ROLE, ...shared })).toMatchObject({ ROLE })
    }
    expect(readConfig({})).toMatchObject({ ROLE: 'all' })
  })

  it('named in the handbook is what the server reads', () => {
    expect(Object.keys(environment)).toEqual(
      expect.arrayContaining([...environmentInHandbook.server]),
    )
  })
})

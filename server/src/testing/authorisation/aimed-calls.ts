// For each call that names a thing by its number: an input that names somebody's. A new call of that kind gets a row here.
import type { Belongings } from './belongings.ts'

export type AimedCall = {
  input(of: Belongings): object
  /** What a stranger gets: `not found` (a 404), or `nothing`: no failure, nothing of it, and no change. */
  answers?: 'nothing'
}

const aim = (input: AimedCall['input']): AimedCall => ({ input })
const silent = (input: AimedCall['input']): AimedCall => ({ input, answers: 'nothing' })

const wish = { prompt: 'a cat', count: 1 }
const tree = { id: 'a', text: 'mine now', children: [] }
const app = { name: 'Mine now', category: 'life', systemMessage: 'Mine.' }
const sold = { title: 'Mine now', content: 'x', category: 'fun', medium: 'image' }
const server = { name: 'Mine now', url: 'https://example.invalid/' }

/** Things of a member, for everybody who is not that member: the staff's own calls are below. */
export const callsForOwners: Readonly<Record<string, AimedCall>> = {
  'appeals.make': aim((of) => ({ kind: 'app', subjectId: of.app, text: 'Please' })),
  'appeals.own': silent((of) => ({ kind: 'work', subjectId: of.work })),
  'apps.get': aim((of) => ({ id: of.app })),
  'apps.save': aim((of) => ({ ...app, id: of.app })),
  'apps.delete': aim((of) => ({ id: of.app })),
  'apps.pin': aim((of) => ({ id: of.app })),
  'apps.publish': aim((of) => ({ id: of.app })),
  'apps.withdraw': aim((of) => ({ id: of.app })),
  'auth.deleteDevice': aim((of) => ({ id: of.session })),
  'chat.process': aim((of) => ({ prompt: 'Hello', options: { groupId: of.group } })),
  'chat.run': aim((of) => ({ entryId: of.answer })),
  'chat.consent': aim((of) => ({ entryId: of.answer, callId: 'a', decision: 'allow' })),
  'chat.stopTool': aim((of) => ({ entryId: of.answer, callId: 'a' })),
  'chat.stop': aim((of) => ({ entryId: of.answer })),
  'chatlog.list': aim((of) => ({ groupId: of.group })),
  'chatlog.listByApp': silent((of) => ({ appId: of.app })),
  'chatlog.delete': aim((of) => ({ id: of.entry })),
  'chatlog.deleteByGroup': aim((of) => ({ groupId: of.group })),
  'chatlog.selectVersion': aim((of) => ({ id: of.answer })),
  'chatlog.versions': aim((of) => ({ id: of.entry })),
  'collections.like': aim((of) => ({ id: of.work, likes: true })),
  'collections.save': aim((of) => ({ id: of.album, title: 'Mine now' })),
  'collections.add': aim((of) => ({ albumId: of.album, id: of.work })),
  'collections.removeAlbum': aim((of) => ({ id: of.album })),
  'collections.removeWorks': aim((of) => ({ albumId: of.album, id: of.work })),
  'collections.having': silent((of) => ({ id: of.work })),
  'collections.lacking': silent((of) => ({ id: of.album })),
  'collections.order': aim((of) => ({ albumId: of.album, ids: [of.work], before: null })),
  'credits.hideSpending': aim((of) => ({ id: of.spending })),
  'downloads.add': aim((of) => ({ ids: [of.work] })),
  'drawingLibrary.paramSets': aim((of) => ({ id: of.paramSet, name: 'Mine now', value: 'x' })),
  'gallery.open': aim((of) => ({ id: of.work })),
  'gallery.related': aim((of) => ({ id: of.work })),
  'gallery.card': aim((of) => ({ id: of.work })),
  'groups.create': aim((of) => ({ appId: of.app })),
  'groups.update': aim((of) => ({ groupId: of.group, title: 'Mine now' })),
  'groups.delete': aim((of) => ({ groupId: of.group })),
  'knowledge.get': aim((of) => ({ id: of.document })),
  'knowledge.passages': aim((of) => ({ id: of.document })),
  'knowledge.file': aim((of) => ({ id: of.document })),
  'knowledge.delete': aim((of) => ({ id: of.document })),
  'market.get': aim((of) => ({ id: of.marketPrompt })),
  'market.save': aim((of) => ({ ...sold, id: of.marketPrompt })),
  'market.delete': aim((of) => ({ id: of.marketPrompt })),
  'market.publish': aim((of) => ({ id: of.marketPrompt })),
  'market.withdraw': aim((of) => ({ id: of.marketPrompt })),
  'market.like': aim((of) => ({ id: of.marketPrompt, on: true })),
  'market.collect': aim((of) => ({ id: of.marketPrompt, on: true })),
  'market.try': aim((of) => ({ id: of.marketPrompt })),
  'market.keep': aim((of) => ({ id: of.marketPrompt })),
  'minds.ask': aim((of) => ({ prompt: 'Hello', options: { groupId: of.mind } })),
  'minds.get': aim((of) => ({ id: of.mind })),
  'minds.save': aim((of) => ({ id: of.mind, tree, revision: 1 })),
  'models.addOwn': aim((of) => ({ id: of.ownModel, name: 'Mine now', systemMessage: 'x' })),
  'models.deleteOwn': aim((of) => ({ id: of.ownModel })),
  'moderation.report': aim((of) => ({ id: of.work, reason: 'other' })),
  'openid.unbind': aim((of) => ({ id: of.openidAccount })),
  'passkeys.rename': aim((of) => ({ id: of.passkey, name: 'Mine now' })),
  'passkeys.remove': aim((of) => ({ id: of.passkey })),
  'payments.order': aim(() => ({ id: 'orderOfSomebody' })),
  'payments.cancel': aim(() => ({ id: 'orderOfSomebody' })),
  'prompts.edit': aim((of) => ({ id: of.prompt, title: 'Mine now', content: 'x' })),
  'prompts.delete': silent((of) => ({ ids: [of.prompt] })),
  'prompts.versions': aim((of) => ({ id: of.prompt })),
  'publications.publish': aim((of) => ({ ids: [of.work] })),
  'publications.withdraw': aim((of) => ({ ids: [of.work] })),
  'publications.statesOf': silent((of) => ({ ids: [of.work] })),
  'queue.draw': aim((of) => ({ ...wish, parent: { id: of.work } })),
  'queue.drawSd3': aim((of) => ({ ...wish, originId: of.work })),
  'queue.drawMidjourney': aim((of) => ({ action: 'upscale', drawId: of.work, orderId: 1 })),
  'queue.drawInChat': aim((of) => ({ ...wish, groupId: of.group })),
  'shares.create': aim((of) => ({ kind: 'mind', subjectId: of.mind })),
  'shares.list': silent((of) => ({ kind: 'chat', subjectId: of.group })),
  'shares.revoke': aim((of) => ({ id: of.share })),
  'tools.saveServer': aim((of) => ({ ...server, id: of.toolServer })),
  'tools.refreshServer': aim((of) => ({ id: of.toolServer })),
  'tools.deleteServer': aim((of) => ({ id: of.toolServer })),
  'uploads.remove': aim((of) => ({ id: of.uploadId })),
  'uploads.readFile': aim((of) => ({ id: of.uploadId, key: 'a-key-that-is-guessed' })),
  'workFiles.read': aim((of) => ({ id: of.fileId, key: 'a-key-that-is-guessed' })),
  'workFiles.readPreview': aim((of) => ({ id: of.fileId, key: 'a-key-that-is-guessed' })),
  'gallery.readFile': aim((of) => ({ id: of.fileId, key: 'a-key-that-is-guessed' })),
  'market.file': aim((of) => ({ id: of.fileId, key: 'a-key-that-is-guessed' })),
  'workAdmin.file': aim((of) => ({ id: of.fileId, key: 'a-key-that-is-guessed' })),
  'workFiles.slice': aim((of) => ({ id: of.work })),
  'workFiles.setCover': aim((of) => ({ id: of.work, index: 0, input: null })),
  'works.list': silent((of) => ({ id: of.work })),
  'works.states': silent((of) => ({ ids: [of.work] })),
  'works.stop': aim((of) => ({ ids: [of.work] })),
  'works.redo': aim((of) => ({ id: of.work })),
  'works.remove': aim((of) => ({ ids: [of.work] })),
  'works.restore': aim((of) => ({ ids: [of.work] })),
}

/** Further things that the same calls name. */
export const furtherCalls: readonly (readonly [name: string, AimedCall])[] = [
  ['appeals.make', aim((of) => ({ kind: 'work', subjectId: of.work, text: 'Please' }))],
  ['appeals.make', aim((of) => ({ kind: 'prompt', subjectId: of.marketPrompt, text: 'Please' }))],
  ['apps.save', aim((of) => ({ ...app, documents: [of.document] }))],
  ['chat.process', aim((of) => ({ prompt: 'Hello', appId: of.app }))],
  ['chat.process', aim((of) => ({ prompt: 'Hello', gptModelUserId: of.ownModel }))],
  [
    'chat.process',
    aim((of) => ({
      ...{ prompt: 'Hello', gptModelId: of.seeingModel, options: { attachments: [of.uploadId] } },
    })),
  ],
  ['chat.process', aim((of) => ({ prompt: 'Hello', options: { documents: [of.document] } }))],
  ['collections.add', aim((of) => ({ albumId: of.album, id: of.work }))],
  ['market.save', aim((of) => ({ ...sold, samples: [{ file: of.fileId }] }))],
  ['market.save', aim((of) => ({ ...sold, samples: [{ entry: of.answer }] }))],
  ['queue.draw', aim((of) => ({ ...wish, originId: of.work }))],
  ['queue.drawInChat', aim((of) => ({ ...wish, appId: of.app, groupId: of.group }))],
  ['shares.create', aim((of) => ({ kind: 'chat', subjectId: of.group }))],
  ['shares.create', aim((of) => ({ kind: 'work', subjectId: of.work }))],
]

const why = { reason: 'for a test' }

/** Things of one site, for those who run another. */
export const callsForSites: Readonly<Record<string, AimedCall>> = {
  'appeals.settle': aim((of) => ({ id: of.appeal, grants: true })),
  'apps.decide': silent((of) => ({ ids: [of.app], shows: true })),
  'market.decide': silent((of) => ({ ids: [of.marketPrompt], shows: true })),
  'moderation.decide': silent((of) => ({ ids: [of.work], shows: true })),
  'codes.batch': aim((of) => ({ id: of.codeBatch })),
  'codes.redemptions': aim((of) => ({ batchId: of.codeBatch })),
  'codes.list': aim((of) => ({ batchId: of.codeBatch })),
  'codes.revoke': aim((of) => ({ codeId: of.code })),
  'codes.export': aim((of) => ({ batchId: of.codeBatch })),
  'siteAdmin.undo': aim((of) => ({ id: of.settingChange })),
  'people.read': aim((of) => ({ id: of.account })),
  'people.ledger': aim((of) => ({ id: of.account })),
  'people.block': aim((of) => ({ id: of.account, ...why })),
  'people.unblock': aim((of) => ({ id: of.account })),
  'people.signOut': aim((of) => ({ id: of.account })),
  'people.seeAs': aim((of) => ({ id: of.account })),
  'contentAdmin.show': aim((of) => ({ id: of.content, isShown: false })),
  'contentAdmin.remove': aim((of) => ({ id: of.content })),
  'contentAdmin.arrange': silent((of) => ({ kind: 'notice', ids: [of.content] })),
  'contentAdmin.save': aim((of) => ({
    ...{
      id: of.content,
      kind: 'jump',
      isShown: true,
      body: { ad: 'a.invalid', domain: 'b.invalid', type: 1 },
    },
  })),
  'workAdmin.read': aim((of) => ({ id: of.work })),
  'workAdmin.list': silent((of) => ({ modelId: of.work })),
  'workAdmin.stop': aim((of) => ({ id: of.work, ...why })),
  'workAdmin.retry': aim((of) => ({ id: of.work, ...why })),
  'workAdmin.refund': aim((of) => ({ id: of.work, ...why })),
  'ledger.give': aim((of) => ({
    ...{ accountId: of.account, amount: 5, key: 'a-key-of-mine', ...why },
  })),
  'payments.savePackage': aim((of) => ({
    ...{ id: of.package, title: { 'en-US': 'Mine' }, credits: 5, amountMinor: 5, currency: 'CNY' },
  })),
  'payments.deletePackage': aim((of) => ({ id: of.package })),
  'payments.arrangePackages': silent((of) => ({ ids: [of.package] })),
  'payments.readOrder': aim(() => ({ id: 'orderOfSomebody' })),
  'payments.refund': aim(() => ({ orderId: 'orderOfSomebody', ...why })),
  'tools.saveSiteServer': aim((of) => ({ ...server, id: of.siteToolServer })),
  'tools.refreshSiteServer': aim((of) => ({ id: of.siteToolServer })),
  'tools.deleteSiteServer': aim((of) => ({ id: of.siteToolServer })),
}

const works = 'made from the same wish as those of queue.draw, which have a row'
const shown = 'what it names is shown to everybody'
const allSites = 'connections and models are of all sites'
const ticket = 'what it names is a random secret'

/** Calls with a number in their input that names nothing of anybody, and why. */
export const callsWithoutOwner: Readonly<Record<string, string>> = {
  'authors.open': shown,
  'authors.follow': shown,
  'authors.block': shown,
  'collections.open': 'public albums are shown; closed ones are tried in albums.routes.test.ts',
  'collections.works': 'as above',
  'collections.ofAuthor': shown,
  'gallery.feed': shown,
  'drawingLibrary.casePicture': shown,
  'mediaLibrary.demoFile': shown,
  'workModels.get': shown,
  'market.picture': shown,
  'past.import': 'its parents are places within what is sent',
  'payments.placeOrder': shown,
  'shares.readFile': ticket,
  'downloads.list': ticket,
  'downloads.read': ticket,
  'passkeys.add': 'its id is the one of an authenticator',
  'passkeys.login': 'its id is the one of an authenticator',
  'connectionAdmin.save': allSites,
  'connectionAdmin.test': allSites,
  'connectionAdmin.switch': allSites,
  'connectionAdmin.arrange': allSites,
  'connectionAdmin.remove': allSites,
  'connectionAdmin.saveModel': allSites,
  'connectionAdmin.addModel': allSites,
  'connectionAdmin.removeModel': allSites,
  'connectionAdmin.arrangeModels': allSites,
  'staff.dismiss': 'owners alone, who run all sites',
  'queue.drawMidjourneyBatch': works,
  'queue.usePictureTool': works,
  'queue.film': works,
  'queue.filmWithPika': works,
  'queue.filmAsAnime': works,
  'queue.writeLyrics': works,
  'queue.compose': works,
  'queue.separate': works,
  'queue.simulate': shown,
  'queue.sketch': shown,
}

// How a site looks after what people publish.
import { z } from 'zod'
import { modelName, presetName, setting } from './setting.ts'

export const moderationSettings = {
  /**
   * What judges title, tags and prompt before a work is shown: `chat`, a chat model of the site, or `moderations`, that call of a connection.
   * What it refuses is refused; where it cannot be asked, works wait for somebody to look.
   */
  galleryCheck: setting(z.enum(['none', 'chat', 'moderations']), 'none', 'operator'),
  /** Its upstream's name of the model; the usual one when empty. */
  galleryCheckModel: setting(modelName, '', 'operator', {
    kind: 'code',
    when: { key: 'galleryCheck', is: ['chat', 'moderations'] },
  }),
  /** The connection that has the call, by its preset; the first that has when empty. */
  galleryCheckConnection: setting(presetName, '', 'operator', {
    kind: 'code',
    when: { key: 'galleryCheck', is: ['moderations'] },
  }),
  /** Whether somebody looks at works before they are published. */
  galleryReview: setting(z.boolean(), false, 'public'),
  /** Whether somebody looks at apps and roles before others find them. */
  appReview: setting(z.boolean(), false, 'public'),
  /** Whether somebody looks at prompts of the market before others find them. */
  marketReview: setting(z.boolean(), false, 'public'),
  /** After how many reports of members a work is hidden until somebody has looked at it; 0 for never. */
  galleryReportsToHide: setting(z.number().int().min(0).max(1000), 3, 'operator'),
  /** Words that nobody may publish with. */
  galleryRefusedWords: setting(z.array(z.string().max(60)).max(5000), [], 'operator', null),
}

// The screens that a work can be brought to.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import {
  formTasks,
  type InputRole,
  type WorkType,
  wordTasks,
  workTypes,
} from '@atelier/contract/work-terms'
import { useMemo } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useWorkModels } from './queries.ts'

/** A screen that takes files, as it is named in a menu. */
export type SendPlace = { path: string; name: string }

/** The screen on which works of its kind are made. */
export function studioPathOf({
  type,
  task,
  modelId,
}: Pick<Work, 'type' | 'task' | 'modelId'>): string {
  if (type === workTypes.sd3) return '/sd3'
  if (type === workTypes.midjourney) return '/Midjourney'
  if (type === workTypes.separation) return '/separation'
  if (type === workTypes.tool) return `/tools?tool=${task}`
  if (type === workTypes.video) return '/video'
  if (type === workTypes.music) return '/music'
  if (type === workTypes.square && modelId !== null) return `/sddraw?model=${modelId}&try=1`
  return '/draw'
}

/** Whether a form can hold the recipe of a published work: what changes a picture needs one of one's own. */
export const canMakeLike = ({ type, task }: Pick<Work, 'type' | 'task'>): boolean =>
  (type === workTypes.video && task === 'film') ||
  (type === workTypes.music && task === 'compose') ||
  ((type === workTypes.draw ||
    type === workTypes.midjourney ||
    type === workTypes.sd3 ||
    type === workTypes.square) &&
    formTasks.includes(task))

/** Where one makes another in the way of a published work. */
export function likeLink(work: Pick<Work, 'id' | 'type' | 'task' | 'modelId'>): string {
  const path = canMakeLike(work) ? studioPathOf(work) : '/draw'
  return `${path}${path.includes('?') ? '&' : '?'}like=${work.id}`
}

/** Whether a picture can be put into its form, for one of these roles. */
export const takesPicture = (
  { declaration, type }: Pick<WorkModel, 'declaration' | 'type'>,
  roles: readonly InputRole[] = ['source', 'reference'],
): boolean =>
  (type === workTypes.tool ? Object.values(declaration.tasks) : formDeclarations(declaration)).some(
    (task) => task?.inputs.some(({ role }) => roles.includes(role)),
  )

const formDeclarations = ({ tasks }: WorkModel['declaration']) =>
  // What is sent is to be drawn with; describing it is asked for by name.
  formTasks.filter((task) => !wordTasks.includes(task)).map((task) => tasks[task])

/** Whether one of its tasks takes a file of a role. */
const takesRole = ({ declaration }: Pick<WorkModel, 'declaration'>, role: InputRole): boolean =>
  Object.values(declaration.tasks).some((task) => task?.inputs.some((slot) => slot.role === role))

/** Where a file can go from here: what no model of this site takes is left out. */
export function useSendPlaces(): {
  /** What the draw page would do with it. */
  draw: { source: boolean; reference: boolean }
  /** What the video page would do with a picture … */
  film: { first: boolean; last: boolean }
  /** … and with a clip. */
  anime: boolean
  /** Whether songs are made and taken apart here. */
  music: boolean
  separation: boolean
  /** The other screens. */
  others: readonly SendPlace[]
} {
  const common = useTexts('common')
  const { models } = useWorkModels()
  return useMemo(() => {
    const some = (kind: WorkType, roles?: readonly InputRole[]) =>
      models.some((model) => model.type === kind && takesPicture(model, roles))
    const places: [WorkType, SendPlace][] = [
      [workTypes.midjourney, { path: '/Midjourney', name: common.menuMidjourney }],
      [workTypes.sd3, { path: '/sd3', name: common.menuSd3 }],
      [workTypes.square, { path: '/sddraw', name: common.menuSquare }],
      [workTypes.tool, { path: '/tools', name: common.menuTools }],
    ]
    const takes = (kind: WorkType, role: InputRole) =>
      models.some((model) => model.type === kind && takesRole(model, role))
    return {
      film: {
        first: takes(workTypes.video, 'first-frame'),
        last: takes(workTypes.video, 'last-frame'),
      },
      anime: takes(workTypes.video, 'clip'),
      music: models.some(({ type }) => type === workTypes.music),
      separation: models.some(({ type }) => type === workTypes.separation),
      draw: {
        source: some(workTypes.draw),
        reference: some(workTypes.draw, ['reference', 'style']),
      },
      others: places.filter(([kind]) => some(kind)).map(([, place]) => place),
    }
  }, [models, common])
}

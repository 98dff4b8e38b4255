// The screens that a work can be brought to.
import type { WorkModel } from '@atelier/contract/features/work-models'
import type { Work } from '@atelier/contract/features/works'
import {
  formTasks,
  type PictureRole,
  type WorkType,
  wordTasks,
  workTypes,
} from '@atelier/contract/work-terms'
import { useMemo } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useWorkModels } from './queries.ts'

/** A screen that takes pictures, as it is named in a menu. */
export type SendPlace = { path: string; name: string }

/** The screen on which works of its kind are made. */
export function studioPathOf({
  type,
  task,
  modelId,
}: Pick<Work, 'type' | 'task' | 'modelId'>): string {
  if (type === workTypes.sd3) return '/sd3'
  if (type === workTypes.midjourney) return '/Midjourney'
  if (type === workTypes.tool) return `/tools?tool=${task}`
  if (type === workTypes.square && modelId !== null) return `/sddraw?model=${modelId}&try=1`
  return '/draw'
}

/** Whether a form can hold the recipe of a published work: what changes a picture needs one of one's own. */
export const canMakeLike = ({ type, task }: Pick<Work, 'type' | 'task'>): boolean =>
  (type === workTypes.draw ||
    type === workTypes.midjourney ||
    type === workTypes.sd3 ||
    type === workTypes.square) &&
  formTasks.includes(task)

/** Where one makes another in the way of a published work. */
export function likeLink(work: Pick<Work, 'id' | 'type' | 'task' | 'modelId'>): string {
  const path = canMakeLike(work) ? studioPathOf(work) : '/draw'
  return `${path}${path.includes('?') ? '&' : '?'}like=${work.id}`
}

/** Whether a picture can be put into its form, for one of these roles. */
export const takesPicture = (
  { declaration, type }: Pick<WorkModel, 'declaration' | 'type'>,
  roles: readonly PictureRole[] = ['source', 'reference'],
): boolean =>
  (type === workTypes.tool ? Object.values(declaration.tasks) : formDeclarations(declaration)).some(
    (task) => task?.pictures.some(({ role }) => roles.includes(role)),
  )

const formDeclarations = ({ tasks }: WorkModel['declaration']) =>
  // What is sent is to be drawn with; describing it is asked for by name.
  formTasks.filter((task) => !wordTasks.includes(task)).map((task) => tasks[task])

/** Where a picture can go from here: what no model of this site takes is left out. */
export function useSendPlaces(): {
  /** What the draw page would do with it. */
  draw: { source: boolean; reference: boolean }
  /** The other screens. */
  others: readonly SendPlace[]
} {
  const common = useTexts('common')
  const { models } = useWorkModels()
  return useMemo(() => {
    const some = (kind: WorkType, roles?: readonly PictureRole[]) =>
      models.some((model) => model.type === kind && takesPicture(model, roles))
    const places: [WorkType, SendPlace][] = [
      [workTypes.midjourney, { path: '/Midjourney', name: common.menuMidjourney }],
      [workTypes.sd3, { path: '/sd3', name: common.menuSd3 }],
      [workTypes.square, { path: '/sddraw', name: common.menuSquare }],
      [workTypes.tool, { path: '/tools', name: common.menuTools }],
    ]
    return {
      draw: {
        source: some(workTypes.draw),
        reference: some(workTypes.draw, ['reference', 'style']),
      },
      others: places.filter(([kind]) => some(kind)).map(([, place]) => place),
    }
  }, [models, common])
}

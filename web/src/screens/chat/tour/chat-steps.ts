// What the tour of the chat shows. On narrow screens some of it lies behind the menu button; what is not there is passed over.
import type { TourStep } from '../../../features/site/tour/tour-options.ts'
import type { TourTexts } from '../../../i18n/locales/en-US/tour.ts'

/** `isTouch`: without a keyboard, so that keys are not spoken of. */
export function chatSteps(t: TourTexts, name: string, isTouch: boolean): TourStep[] {
  return [
    {
      title: t.greetingTitle({ name }),
      text: isTouch ? t.greetingTextTouch : t.greetingText,
    },
    {
      element: '[data-tour=composer]',
      position: 'top',
      title: t.composerTitle,
      text: isTouch ? t.composerTextTouch : t.composerText,
    },
    {
      element: '[data-tour=model]',
      position: 'top',
      title: t.modelTitle,
      text: t.modelText,
    },
    {
      element: '[data-tour=add]',
      position: 'top',
      title: t.addTitle,
      text: isTouch ? t.addTextTouch : t.addText,
    },
    {
      element: '[data-tour=conversations]',
      position: 'right',
      title: t.conversationsTitle,
      text: t.conversationsText,
    },
    {
      element: '[data-tour=menu]',
      title: t.menuTitle,
      text: t.menuText,
    },
    {
      element: '[data-tour=account]',
      position: 'right',
      title: t.accountTitle,
      text: t.accountText,
    },
    {
      element: '[data-tour=me]',
      position: 'top',
      title: t.meTitle,
      text: t.meText,
    },
    {
      element: '[data-tour=help]',
      position: 'right',
      title: t.helpTitle,
      text: t.helpText,
    },
  ]
}

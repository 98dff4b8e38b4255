// Tours that are places: `?tour=chat` on the screen that the tour is about.
import { useCallback } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'
import { leavePlace } from './leave-place.ts'

export type TourName = 'chat'

const screens: Record<TourName, string> = { chat: '/Chat' }

/** The address that starts a tour. */
export const tourLink = (name: TourName): To => ({
  pathname: screens[name],
  search: `?tour=${name}`,
})

/** The same place with a tour, or without one. */
export function searchWithTour(search: string, name: TourName | undefined): string {
  const query = new URLSearchParams(search)
  query.delete('tour')
  if (name) query.set('tour', name)
  const text = query.toString()
  return text ? `?${text}` : ''
}

export function useTourLink() {
  const navigate = useNavigate()
  const { search } = useLocation()

  const open = useCallback(
    (name: TourName) => {
      const isHere = location.pathname.toLowerCase() === screens[name].toLowerCase()
      if (!isHere) return navigate(tourLink(name))
      return navigate(
        { search: searchWithTour(location.search, name) },
        { preventScrollReset: true, state: { openedHere: true } },
      )
    },
    [navigate],
  )
  const close = useCallback(() => {
    leavePlace(navigate, searchWithTour(location.search, undefined))
  }, [navigate])
  return { tour: new URLSearchParams(search).get('tour'), open, close }
}

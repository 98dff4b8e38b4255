import { homePath } from '@atelier/contract/home-path'
import { isInMenu } from '@atelier/contract/menu-names'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { createBrowserRouter, redirect, replace } from 'react-router'
import { currentUserQuery } from '../api/current-user.ts'
import type { Screen } from '../features/site/navigation/define-screen.ts'
import { menuQuery } from '../features/site/sites/menu.ts'
import { siteQuery } from '../features/site/sites/queries.ts'
import { phoneQuery } from '../lib/media.ts'
import { redirectFor, writtenPath } from './guards.ts'
import { Alone } from './layout/alone.tsx'
import { Layout } from './layout/layout.tsx'
import { Shell } from './layout/shell.tsx'
import { queryClient } from './query-client.ts'
import { RouteFault } from './route-fault.tsx'
import { screens } from './screens.ts'

export function createRouter() {
  return createBrowserRouter([
    {
      Component: Shell,
      HydrateFallback: Nothing,
      ErrorBoundary: RouteFault,
      children: [
        {
          Component: Layout,
          ErrorBoundary: RouteFault,
          children: [
            { path: '/', loader: toHome },
            ...screens.filter(({ frame }) => frame === 'layout').map(routeOf),
          ],
        },
        {
          lazy: async () => ({
            Component: (await import('./console/console-layout.tsx')).ConsoleLayout,
          }),
          ErrorBoundary: RouteFault,
          children: screens.filter(({ frame }) => frame === 'console').map(routeOf),
        },
        {
          Component: Alone,
          ErrorBoundary: RouteFault,
          children: [
            ...screens.filter(({ frame }) => frame === 'alone').map(routeOf),
            { path: '*', loader: () => redirect('/404') },
          ],
        },
      ],
    },
  ])
}

/** Until the first screen is there, the frame that the server sent is. */
const Nothing = () => null

const routeOf = (screen: Screen): RouteObject => ({
  id: screen.path,
  path: screen.path,
  ErrorBoundary: RouteFault,
  loader: (args) => guard(screen, args),
  lazy: async () => ({ Component: await screen.load() }),
})

async function toHome({ request }: LoaderFunctionArgs) {
  return redirect((await home()) + new URL(request.url).search)
}

const places = screens.map(({ path, menu }) => ({ path, menuKey: menu?.key }))

/** Where a visit of this site begins, on this screen. */
async function home(): Promise<string> {
  const site = await queryClient.ensureQueryData(siteQuery)
  const menu = await queryClient.ensureQueryData(menuQuery).catch(() => undefined)
  const { clientHomePath, index_path, clientMenuList } = site
  const said = { clientHomePath, index_path, clientMenuList, rows: menu?.rows ?? [] }
  return homePath(said, places, matchMedia(phoneQuery).matches)
}

async function guard(screen: Screen, { request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const written = writtenPath(screen.path, pathname)
  if (written) return replace(written + search)
  const { clientMenuList } = await queryClient.ensureQueryData(siteQuery)
  // Who calls matters only where the site leaves something out; otherwise nobody waits for the answer.
  if (!screen.menu || isInMenu(clientMenuList, screen.menu.key)) return null
  const user = await queryClient.ensureQueryData(currentUserQuery).catch(() => undefined)
  const to = redirectFor({
    menuKey: screen.menu.key,
    path: pathname,
    signedIn: user?.userInfo.kind === 'member',
    clientMenuList,
    home: await home(),
  })
  return to ? redirect(to) : null
}

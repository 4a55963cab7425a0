import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { IconButton } from '../../../ui/actions/button.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { centreQuery, readNotices } from '../api-centre.ts'
import { useCentreWords } from '../messages/centre/en.ts'

const CENTRE = lazyModule(() => import('./notice-centre.tsx'))
const NoticeCentre = lazyPart(CENTRE, (part) => part.NoticeCentre)
const MAX_COUNT = 99

/** Who opens the page of a notice, from wherever, has read it. The first page is enough: older ones are read in the centre. */
function useReadByVisit(entries: readonly { path: string; read_at: string | null }[] | undefined) {
  const here = readHref(useHref()).pathname
  const isAbout = entries?.some(({ path, read_at }) => read_at === null && readHref(path).pathname === here) ?? false
  useEffect(() => {
    if (isAbout) void readNotices({ path: here })
  }, [isAbout, here])
}

/** Unread count in the header of every area; the list is fetched when it is opened. */
export function NoticeBell() {
  const words = useCentreWords()
  const write = useWrite()
  const first = useInfiniteQuery(centreQuery(true)).data?.pages[0]
  const unread = first?.meta.unread ?? 0
  useReadByVisit(first?.data)
  useLazyModule(CENTRE)
  return (
    <Drawer
      title={words.title}
      trigger={
        <IconButton label={unread > 0 ? `${words.open}: ${words.unread(unread)}` : words.open}>
          <Bell aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              className="num absolute end-1 top-1 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none text-accent-ink"
            >
              {write(unread > MAX_COUNT ? `${MAX_COUNT}+` : String(unread))}
            </span>
          )}
        </IconButton>
      }
    >
      {(close) => (
        <Suspense
          fallback={
            <Skeletons>
              <SkeletonRows rows={4} />
            </Skeletons>
          }
        >
          <NoticeCentre onLeave={close} />
        </Suspense>
      )}
    </Drawer>
  )
}

import { useEffect, useState } from 'react'
import { initialsOf } from '../../../../ui/display/avatar.tsx'
import { useInView } from '../../../../ui/in-view.ts'

/** Cache: a loaded icon is shown without waiting for visibility. */
const fetched = new Set<string>()

/** A skill's icon in the text colour (CSS mask), lazy-loaded when visible; until then and without one, its initials. */
export const SkillMark = ({ name, icon }: { name: string; icon: string | null }) =>
  icon ? <Picture key={icon} name={name} icon={icon} /> : <Letters name={name} />

function Picture({ name, icon }: { name: string; icon: string }) {
  const [isHere, setHere] = useState(fetched.has(icon))
  const [ref, isSeen] = useInView(isHere)
  useEffect(() => {
    if (!isSeen || isHere) return
    const image = new Image()
    // A CSS mask is fetched with CORS: the same mode hits the cache.
    image.crossOrigin = 'anonymous'
    const unmount = new AbortController()
    const show = () => {
      fetched.add(icon)
      setHere(true)
    }
    image.addEventListener('load', show, { signal: unmount.signal })
    image.src = icon
    return () => unmount.abort()
  }, [isSeen, isHere, icon])
  return (
    <span aria-hidden ref={ref} className="size-4.5 flex-none">
      {isHere ? (
        <span
          className="block size-full bg-current mask-contain mask-center mask-no-repeat"
          style={{ maskImage: `url("${icon}")` }}
        />
      ) : (
        <Letters name={name} />
      )}
    </span>
  )
}

/** Two Latin letters, or one Arabic one: more would not be read at this size. */
const Letters = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="flex size-4.5 flex-none items-center justify-center rounded-xs bg-current/10 text-[0.5625rem] leading-none font-semibold"
  >
    {initialsOf(name).split(' ')[0]}
  </span>
)

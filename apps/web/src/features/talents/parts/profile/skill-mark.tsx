import { useEffect, useState } from 'react'
import { initialsOf } from '../../../../ui/display/avatar.tsx'
import { useSeen } from '../../../../ui/seen.ts'

/** Fetched once, a picture is there: it need not wait to be seen again. */
const fetched = new Set<string>()

/** The picture of a skill in the colour of its text, fetched once it is in sight; until then and without one, its first letters. */
export const SkillMark = ({ name, icon }: { name: string; icon: string | null }) =>
  icon ? <Picture key={icon} name={name} icon={icon} /> : <Letters name={name} />

function Picture({ name, icon }: { name: string; icon: string }) {
  const [isHere, setHere] = useState(fetched.has(icon))
  const [ref, isSeen] = useSeen(isHere)
  useEffect(() => {
    if (!isSeen || isHere) return
    const image = new Image()
    // A mask is fetched with CORS: the same request is answered from the cache.
    image.crossOrigin = 'anonymous'
    const leaving = new AbortController()
    const show = () => {
      fetched.add(icon)
      setHere(true)
    }
    image.addEventListener('load', show, { signal: leaving.signal })
    image.src = icon
    return () => leaving.abort()
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

import { Settings2 } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useDeviceCheckWords } from '../messages/en.ts'

/** In a tab of its own: whoever waits for a room or an assessment stays there. */
export function DeviceCheckLink({ className }: { className?: string }) {
  const words = useDeviceCheckWords()
  return (
    <TextLink
      href={pathTo('deviceCheck')}
      target="_blank"
      className={`inline-flex w-fit items-center gap-1.5 py-1.5 text-sm ${className ?? ''}`}
    >
      <Settings2 aria-hidden className="size-4 flex-none" />
      {words.link}
    </TextLink>
  )
}

import type { Query } from '@fareeq/domain/navigation/hrefs.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { enterByLink } from '../api.ts'
import { AuthHead } from './auth-head.tsx'
import { enter } from './entrance.ts'
import { useAccountWords } from '../messages/en.ts'

type Props = { link: string; query: Query; onBack: () => void }

/** A button, because link scanners of mailboxes open a link and must not use it up. */
export function LinkStep({ link, query, onBack }: Props) {
  const words = useAccountWords().link
  const { run, isPending, failure } = useAction(async () => enter(await enterByLink(link), query), { refused: 'shown' })
  return (
    <>
      <AuthHead title={words.title}>{words.text}</AuthHead>
      <Form onSubmit={() => run()} failure={failure} aria-label={words.title}>
        <Button type="submit" pending={isPending} className="w-full">
          {words.enter}
        </Button>
        <Button kind="ghost" size="small" className="-ms-3.5 w-fit" onPress={onBack}>
          {words.back}
        </Button>
      </Form>
    </>
  )
}

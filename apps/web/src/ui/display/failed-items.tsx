// What could not be done of several, each with its refusal: <FailedItems title=… failed={[{ id, error }]} nameOf={…} onClose={…} />
import { Banner } from './banner.tsx'

type Props = {
  title: string
  failed: readonly { id: string; error: string }[]
  nameOf: (id: string) => string | undefined
  onClose: () => void
}

export const FailedItems = ({ title, failed, nameOf, onClose }: Props) =>
  failed.length > 0 && (
    <Banner tone="danger" role="alert" title={title} onClose={onClose}>
      <ul>
        {failed.map(({ id, error }) => (
          <li key={id}>
            <bdi>{nameOf(id) ?? id}</bdi>: {error}
          </li>
        ))}
      </ul>
    </Banner>
  )

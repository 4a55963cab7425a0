import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { PHOTO_UPLOAD } from '@fareeq/domain/talents/profile/rules-photos.ts'
import { useUpload } from '../../../../forms/use-upload.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../../ui/display/avatar.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { FileField, toPickedFile } from '../../../../ui/fields/file-field.tsx'
import { removePhoto, uploadPhoto } from '../../api-photos.ts'
import { useProfile } from './step-profile.ts'
import { useStepWords } from '../../messages/steps/en.ts'

const ACCEPT = PHOTO_UPLOAD.types.map((type) => `.${type}`)

export function StepPhoto() {
  const words = useStepWords().account
  const person = useProfile().basicInfo
  const lang = useLang()
  const { id, photo } = person
  const { sending, failure, run, cancel } = useUpload(uploadPhoto, words.photoFailed)
  return (
    <div className="flex flex-col items-start gap-5 xs:flex-row">
      {photo ? (
        <img
          src={photo}
          alt={words.photoAlt}
          width={96}
          height={96}
          className="size-24 flex-none rounded-xl object-cover"
        />
      ) : (
        <Avatar id={id} name={nameFor(person, lang)} size="xl" />
      )}
      <div className="grid w-full min-w-0 flex-1 gap-3">
        <FileField
          label={photo ? words.photoChange : words.photo}
          hint={words.photoHint}
          optional
          accept={ACCEPT}
          maxBytes={PHOTO_UPLOAD.maxBytes}
          kinds={words.photoKinds}
          file={toPickedFile(sending)}
          onPick={(file) => void run(file)}
          onRemove={cancel}
          error={failure}
        />
        {photo && !sending && (
          <ConfirmButton
            label={words.photoRemove}
            button={{ kind: 'ghost', size: 'small', className: 'justify-self-start' }}
            text={words.photoRemoveText}
            onConfirm={removePhoto}
          />
        )}
      </div>
    </div>
  )
}

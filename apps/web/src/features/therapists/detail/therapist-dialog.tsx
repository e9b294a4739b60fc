import type { ListedTherapist } from '@maitri/contracts'
import { CalendarPlus, Mail } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpNowLink } from '../../../components/layout/help-now-link'
import { TranslationBar } from '../../../components/translation/translation-bar'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import { Tag } from '../../../components/ui/tag'
import { MessagePanel } from '../message/message-panel'
import { hueAt } from '../portrait/therapist-portrait'
import { SchedulePanel } from '../schedule/schedule-panel'
import type { TherapistForm } from '../therapists-search'
import { NotWatched } from './not-watched'
import { ProfileTabs } from './profile-tabs'
import styles from './therapist-dialog.module.css'
import { TherapistSide } from './therapist-side'
import { useTranslatedProfile } from './use-translated-profile'

type TherapistDialogProps = {
  isOpen: boolean
  therapist: ListedTherapist
  place: number
  form: TherapistForm | null
  now: Date
  bringsDraft: boolean
  onForm: (form: TherapistForm | null) => void
  onClose: () => void
}

/** One therapist in full. Booking and message take the place of the tabs: there is never a second dialog. */
export function TherapistDialog(props: TherapistDialogProps) {
  const { isOpen, therapist, place, form, now, bringsDraft, onForm, onClose } = props
  const { t } = useTranslation('therapists')
  const scheduleButton = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef(form)
  useEffect(() => {
    // Back at the profile the focus must not fall out of the dialog with the form that it was in.
    if (isOpen && cameFrom.current !== null && form === null) scheduleButton.current?.focus()
    cameFrom.current = form
  }, [isOpen, form])
  const profile = useTranslatedProfile(therapist)
  const back = () => onForm(null)

  return (
    <Dialog
      isInAddress
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      className={styles.dialog}
      hue={hueAt(place)}
      title={
        <>
          <span className="visually-hidden">{therapist.name}</span>{' '}
          {therapist.isExample && <Tag hue={hueAt(place)}>{t('example')}</Tag>}
        </>
      }
      closeLabel={t('profile.close')}
      headerAction={<HelpNowLink />}
      footer={
        form === null && (
          <>
            <Button
              ref={scheduleButton}
              icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => onForm('schedule')}
              className={styles.first}
            >
              {t('profile.schedule')}
            </Button>
            <Button
              variant="secondary"
              icon={<Mail size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => onForm('message')}
            >
              {t('profile.message')}
            </Button>
          </>
        )
      }
    >
      {/* Another therapist begins anew: their tab, their slots, their draft. */}
      <div key={therapist.id} className={styles.parts} data-form={form ?? undefined}>
        <TherapistSide profile={profile} place={place} />
        <div className={styles.main}>
          {form === null && (
            <>
              <TranslationBar {...profile.bar} />
              <ProfileTabs profile={profile} now={now} />
            </>
          )}
          {form === 'schedule' && <SchedulePanel therapist={therapist} bringsDraft={bringsDraft} onBack={back} />}
          {form === 'message' && <MessagePanel therapist={therapist} bringsDraft={bringsDraft} onBack={back} />}
          <NotWatched />
        </div>
      </div>
    </Dialog>
  )
}

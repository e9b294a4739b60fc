import { Mic, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TabPanel } from '../../../components/ui/tab-set'
import { Tabs } from '../../../components/ui/tabs'
import { NoService } from './no-service'
import { RecordVoice, type RecordVoiceProps } from './record-voice'
import { UploadAudio } from './upload-audio'
import { useTranscriptionService } from './use-transcription-service'
import { useVoiceDraft } from './use-voice-draft'
import styles from './voice-ways.module.css'

type VoiceWaysProps = Omit<RecordVoiceProps, 'recording' | 'onRecorded'> & {
  /** The other tab was opened while words were on their way. */
  onLeft: () => void
}

/** Record Voice and Upload Audio. */
export function VoiceWays({ onLeft, ...recorder }: VoiceWaysProps) {
  const { t } = useTranslation('mindscan')
  const service = useTranscriptionService()
  const [{ open, recording, file }, keep] = useVoiceDraft()
  const onTranscribed: typeof recorder.onTranscribed = (transcription, sound) => {
    keep(open === 'record' ? { recording: null } : { file: null })
    recorder.onTranscribed(transcription, sound)
  }
  return (
    <Tabs
      label={t('voice.tabs.label')}
      value={open}
      onChange={(tab) => {
        onLeft()
        recorder.onProblem(null)
        keep({ open: tab })
      }}
      tabs={[
        {
          value: 'record',
          label: t('voice.tabs.record'),
          icon: <Mic size={20} strokeWidth={1.75} aria-hidden="true" />,
        },
        {
          value: 'upload',
          label: t('voice.tabs.upload'),
          icon: <Upload size={20} strokeWidth={1.75} aria-hidden="true" />,
        },
      ]}
      className={styles.ways}
    >
      <TabPanel value="record">
        <RecordVoice
          {...recorder}
          recording={recording}
          onRecorded={(made) => keep({ recording: made })}
          onTranscribed={onTranscribed}
        />
      </TabPanel>
      <TabPanel value="upload">
        {service.state === 'ready' ? (
          <UploadAudio
            service={service.name}
            file={file}
            onFile={(chosen) => keep({ file: chosen })}
            onTranscribed={(transcription) => onTranscribed(transcription, file)}
            onWrite={recorder.onWrite}
          />
        ) : (
          <NoService reason={service.state} onWrite={recorder.onWrite} />
        )}
      </TabPanel>
    </Tabs>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalDataCounts } from '../../../../components/local-data/data-counts'
import { Button } from '../../../../components/ui/button'
import { TextField } from '../../../../components/ui/field'
import { Notice } from '../../../../components/ui/notice'
import { type Addition, bringBack, findAddition } from '../../../../data/bring-back/bring-back'
import { type OwnFile, ownFileMaxBytes, readOwnFile } from '../../../../data/bring-back/own-file'
import { sumOf } from '../../../../data/local-data/count-local-data'
import { recordsOf } from '../../../../data/records/records-of'
import { useFormat } from '../../../../lib/format'
import { useErrorMessage } from '../../../../lib/i18n/use-error-message'
import { Part } from '../../part'
import rows from '../../rows.module.css'

type Chosen = { file: OwnFile; addition: Addition }
type Problem = 'too_large' | 'broken' | 'foreign'

/** Brings a person's own data file back: chosen, shown in numbers, and only then added to what is here. */
export function BringBackPart({ owner }: { owner: string }) {
  const { t } = useTranslation('data')
  const errorMessage = useErrorMessage()
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const look = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File): Promise<Chosen | null> => {
      const own = file.size > ownFileMaxBytes ? 'too_large' : readOwnFile(await file.text())
      if (typeof own !== 'string') return { file: own, addition: await findAddition(owner, own) }
      setProblem(own)
      return null
    },
  })
  const add = useMutation({
    networkMode: 'always',
    mutationFn: (addition: Addition) => bringBack(owner, addition),
    onSuccess: async () => {
      forget()
      await queryClient.invalidateQueries({ queryKey: ['own-things'] })
      await queryClient.invalidateQueries({ queryKey: ['records', owner] })
      // What the server does not have yet waits, as all that is written here does.
      await recordsOf(owner)
        .sync()
        .catch(() => undefined)
    },
    // What of it was added is told from what was not by another look at the file.
    onError: forget,
  })

  function forget() {
    look.reset()
    setProblem(null)
    // The same file may be chosen again.
    if (field.current) field.current.value = ''
  }

  const error = look.error ?? add.error
  return (
    <Part heading={t('bring_back.heading')} lead={t('bring_back.text')}>
      <div className={rows.form}>
        <TextField
          ref={field}
          type="file"
          accept=".json,application/json"
          label={t('bring_back.file')}
          error={problem && t(`bring_back.${problem}`, { megabytes: ownFileMaxBytes / 1_000_000 })}
          disabled={look.isPending || add.isPending}
          onChange={({ target }) => {
            const file = target.files?.[0]
            look.reset()
            add.reset()
            setProblem(null)
            if (file) look.mutate(file)
          }}
        />
        <div role="status" className={rows.form}>
          {look.isPending && <p>{t('bring_back.looking')}</p>}
          {look.data && <Preview {...look.data} />}
          {add.isSuccess && <Notice tone="success">{t('bring_back.done')}</Notice>}
        </div>
        {error && (
          <Notice tone="error" role="alert">
            {t('bring_back.failed', { reason: errorMessage(error) })}
          </Notice>
        )}
        {look.data && sumOf(look.data.addition.counts) > 0 && (
          <div className={rows.actions}>
            <Button
              busy={add.isPending}
              busyLabel={t('bring_back.adding')}
              onClick={() => look.data && add.mutate(look.data.addition)}
            >
              {t('bring_back.add')}
            </Button>
            <Button variant="secondary" onClick={forget}>
              {t('clear.keep')}
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}

/** What the file holds, as people count it, and what of it stays out. */
function Preview({ file, addition }: Chosen) {
  const { t } = useTranslation('data')
  const format = useFormat()
  const { counts, present } = addition
  return (
    <>
      <p>{t('copy.made', { moment: format.date(file.madeAt, 'full_moment') })}</p>
      {sumOf(counts) > 0 ? (
        <>
          <p>{t('bring_back.adds')}</p>
          <LocalDataCounts counts={counts} />
          {present > 0 && <p className={rows.note}>{t('bring_back.present', { count: present })}</p>}
        </>
      ) : (
        (present > 0 || file.unreadable === 0) && <p>{t('bring_back.nothing')}</p>
      )}
      {file.unreadable > 0 && <p className={rows.note}>{t('bring_back.unreadable', { count: file.unreadable })}</p>}
    </>
  )
}

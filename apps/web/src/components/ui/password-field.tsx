import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { TextField, type TextFieldProps } from './field'
import styles from './field.module.css'
import { IconButton } from './icon-button'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  /** Names of the button that shows the password and hides it again. */
  showLabel: string
  hideLabel: string
  /** Said while Caps Lock is on. */
  capsLockHint: string
}

export function PasswordField({
  showLabel,
  hideLabel,
  capsLockHint,
  hint,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <TextField
      // Never corrected, never capitalised, also while it is shown as text.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      onKeyDown={(event) => {
        readCapsLock(event)
        onKeyDown?.(event)
      }}
      onKeyUp={(event) => {
        readCapsLock(event)
        onKeyUp?.(event)
      }}
      onBlur={(event) => {
        setIsCapsLockOn(false)
        onBlur?.(event)
      }}
      hint={
        (hint || isCapsLockOn) && (
          <>
            {hint}
            <span aria-live="polite" className={styles.capsLock}>
              {isCapsLockOn && capsLockHint}
            </span>
          </>
        )
      }
      trailing={
        <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setIsShown(!isShown)}>
          {isShown ? (
            <EyeOff size={20} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <Eye size={20} strokeWidth={1.75} aria-hidden="true" />
          )}
        </IconButton>
      }
    />
  )
}

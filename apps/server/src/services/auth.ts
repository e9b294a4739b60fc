import { passwordMaxLength, passwordMinLength } from '@maitri/contracts'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'

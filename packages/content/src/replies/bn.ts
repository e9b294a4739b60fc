import conversation from '../../messages/bn/conversations.json'
import crisis from '../../messages/bn/crisis_replies.json'
import ordinary from '../../messages/bn/replies.json'
import safety from '../../messages/bn/safety_conversation.json'

export const replies = { ...ordinary, crisis, safety, conversation }

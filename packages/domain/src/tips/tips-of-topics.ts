import type { Topic } from '../conversation/topics/topics'

/** What a tip can be about: the topics of the chat, and two that only a reading has tips for. */
export type TipTopic = Topic | 'violence' | 'friend'

/**
 * The tips of each topic; those that are for it alone come first. Their words stand in `packages/content` under `mindscan.tips.<id>`. What they
 * say of alcohol, sleep and urges follows the sources of `docs/exercises.md` and of the articles.
 */
export const tipsOfTopics = {
  loneliness: ['one_small_hello', 'same_place_daily', 'tell_one_person', 'daylight_walk'],
  exams: ['one_page_timer', 'close_the_book', 'slow_breath_out', 'worry_time'],
  breakup: ['mute_for_now', 'plan_hard_hour', 'kind_note', 'write_it_down'],
  marriage: ['one_line_ready', 'ally_at_home', 'write_it_down', 'cool_down_first'],
  parents: ['pick_the_moment', 'begin_with_i', 'ally_at_home', 'cool_down_first'],
  job_loss: ['say_it_in_one', 'search_then_stop', 'gentle_routine', 'daylight_walk'],
  work: ['close_the_day', 'ask_what_first', 'small_list', 'five_minute_break', 'loosen_shoulders'],
  money: ['sums_on_one_page', 'call_first', 'agents_have_rules', 'worry_time'],
  grief: ['say_their_name', 'one_proper_meal', 'gentle_routine', 'tell_one_person'],
  panic: ['let_the_wave_pass', 'name_five_things', 'slow_breath_out', 'hum_breath'],
  worry: ['mine_or_not', 'for_and_against', 'worry_time', 'write_it_down'],
  sleep: ['get_up_a_while', 'empty_your_head', 'turn_clock_away', 'wind_down'],
  baby: ['one_stretch_of_sleep', 'say_how_it_is', 'tell_one_person', 'slow_breath_out'],
  caring: ['ten_minutes_yours', 'give_one_task', 'questions_for_doctor', 'loosen_shoulders'],
  body: ['rest_from_mirrors', 'thank_one_part', 'kind_note', 'tell_one_person'],
  alcohol: ['wait_ten_minutes', 'ask_before_stopping', 'talk_when_sober', 'tell_one_person'],
  coming_out: ['you_decide_who', 'someone_who_knows', 'kind_note', 'write_it_down'],
  bullying: ['keep_a_record', 'tell_who_can_act', 'tell_one_person', 'kind_note'],
  blackmail: ['do_not_pay', 'report_it', 'tell_one_person'],
  discrimination: ['write_what_was_said', 'people_who_get_it', 'tell_one_person', 'kind_note'],
  anger: ['write_unsent', 'say_youll_return', 'cool_down_first', 'loosen_shoulders'],
  guilt: ['one_repair', 'share_of_it', 'kind_note', 'tell_one_person'],
  abroad: ['fix_a_call_home', 'taste_of_home', 'same_place_daily', 'gentle_routine'],
  loan_app: ['agents_have_rules', 'keep_a_record', 'tell_one_person', 'sums_on_one_page'],
  low_after_birth: ['say_how_it_is', 'one_stretch_of_sleep', 'tell_one_person'],
  grave_illness: ['questions_for_doctor', 'ten_minutes_yours', 'give_one_task', 'tell_one_person'],
  own_illness: ['questions_for_doctor', 'say_how_it_is', 'gentle_routine', 'tell_one_person'],
  infertility: ['one_line_ready', 'kind_note', 'ally_at_home', 'tell_one_person'],
  in_laws: ['ally_at_home', 'pick_the_moment', 'begin_with_i', 'write_it_down'],
  couple: ['begin_with_i', 'pick_the_moment', 'say_youll_return', 'cool_down_first'],
  farm: ['call_first', 'sums_on_one_page', 'tell_one_person', 'gentle_routine'],
  habit: ['wait_ten_minutes', 'gentle_routine', 'daylight_walk', 'tell_one_person'],
  drinker_at_home: ['talk_when_sober', 'ally_at_home', 'tell_one_person', 'write_it_down'],
  caste: ['write_what_was_said', 'people_who_get_it', 'keep_a_record', 'tell_who_can_act'],
  old_age: ['fix_a_call_home', 'same_place_daily', 'daylight_walk', 'gentle_routine'],
  friend_in_need: ['ask_and_listen', 'ask_directly', 'not_alone_with_it'],
  friendship: ['begin_with_i', 'pick_the_moment', 'write_unsent', 'tell_one_person'],
  child_worry: ['pick_the_moment', 'ask_and_listen', 'tell_one_person', 'slow_breath_out'],
  parents_fight: ['ally_at_home', 'tell_one_person', 'say_youll_return', 'slow_breath_out'],
  result: ['kind_note', 'tell_one_person', 'write_it_down'],
  violence: ['call_181', 'way_out_ready', 'not_your_fault'],
  friend: ['ask_and_listen', 'ask_directly', 'not_alone_with_it'],
} as const satisfies Record<TipTopic, readonly [string, string, string, ...string[]]>

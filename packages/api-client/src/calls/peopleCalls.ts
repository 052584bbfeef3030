import type { Transport } from '../transport/createTransport.ts';
import type { people } from './people.ts';

type Calls = ReturnType<typeof people>;

/** The people of the company and their roles. Their code comes with the first call: few pages need it. */
export function peopleCalls(send: Transport) {
  const later =
    <Given extends readonly unknown[], Result>(
      pick: (calls: Calls) => (...given: Given) => Promise<Result>,
    ) =>
    async (...given: Given): Promise<Result> =>
      pick((await import('./people.ts')).people(send))(...given);
  return {
    /** The people and open invitations; null when the back end has no such call. 403 for a role that may not see them. */
    people: later(({ all }) => all),

    /** Invites a person by mail, or mails again. 409 when they have access already, 422 beyond the most people. */
    invitePerson: later(({ invite }) => invite),

    /** Withdraws an invitation, whose links stop working. 404 when it is gone. */
    withdrawInvitation: later(({ withdraw }) => withdraw),

    /** Changes name and role; another role ends the person's sessions. 404, or 409 for the last administrator. */
    savePerson: later(({ save }) => save),

    /** Ends a person's access and sessions. 404, or 409 for the last administrator. */
    endPerson: later(({ end }) => end),

    /** The invitation of a mailed link, for visitors; null when it does not work any more. */
    linkedInvitation: later(({ byLink }) => byLink),

    /**
     * Accepts an invitation once; returns an access token. 404 when it does not work any more, 409 when the address
     * has another account, 422 with a Dutch sentence about the password.
     */
    acceptInvitation: later(({ accept }) => accept),
  };
}

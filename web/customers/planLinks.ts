/** Where a plan for this customer is written. */
export const writePlanPath = (customerId: string) =>
  `/client/dashboard?${new URLSearchParams({ customer: customerId })}`;

/** Where one of their plans is edited. */
export const editPlanPath = (customerId: string, planId: string) =>
  `/client/dashboard?${new URLSearchParams({ customer: customerId, plan: planId })}`;
